/** The files that were chosen in the field, which is emptied so that the same files can be chosen again after a correction. */
export function takeChosenFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}
