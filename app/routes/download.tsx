export default function Screen() {
  return <h1>Downloads</h1>
}
