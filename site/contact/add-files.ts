type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>

/** The list with the newly chosen files at its end; a file already in it is not added twice. */
export function addFiles<F extends ChosenFile>(files: readonly F[], chosen: readonly F[]): F[] {
  const all: F[] = [...files]
  for (const file of chosen) if (!all.some((it) => isSame(it, file))) all.push(file)
  return all
}

function isSame(one: ChosenFile, other: ChosenFile) {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
