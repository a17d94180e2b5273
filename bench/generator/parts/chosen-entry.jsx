/** The lists' chosen entries: React wants them named on the list, not on the entry. */
export const chosenEntry = {
  fits: ({ name, attribs }) => name === 'option' && 'selected' in attribs,
  show: ({ attribs }, content) => (
    <option value={attribs.value} lang={attribs.lang}>
      {content()}
    </option>
  ),
}
