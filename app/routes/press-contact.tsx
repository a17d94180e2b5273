export default function Screen() {
  return <h1>Press</h1>
}
