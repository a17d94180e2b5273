export default function Screen() {
  return <h1>Prototypes</h1>
}
