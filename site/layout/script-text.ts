/** JSON for a script element, which any `</script>` or `<!--` within a text would end or change (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
