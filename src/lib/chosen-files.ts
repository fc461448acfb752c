/** The part of a file input that is read. */
export interface FileField {
  readonly files: Iterable<File> | null
  value: string
}

/** The files that were chosen in the field, which is emptied so that the same files can be chosen again after a correction. */
export function takeChosenFiles(input: FileField): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}
