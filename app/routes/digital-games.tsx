export default function Screen() {
  return <h1>Digital</h1>
}
