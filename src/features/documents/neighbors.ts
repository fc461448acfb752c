import type { DocumentEntry, SidebarSection } from '~/content/docs'

/** The previous and next document in sidebar order. */
export function neighborsOf(
  sidebar: readonly SidebarSection[],
  id: number
): { previous: DocumentEntry | undefined; next: DocumentEntry | undefined } {
  const all = sidebar.flatMap(({ documents }) => documents)
  const index = all.findIndex((entry) => entry.id === id)
  return { previous: index > 0 ? all[index - 1] : undefined, next: index >= 0 ? all[index + 1] : undefined }
}

/** Title of the document's sidebar section. */
export function sectionOf(sidebar: readonly SidebarSection[], id: number): string | undefined {
  return sidebar.find(({ documents }) => documents.some((entry) => entry.id === id))?.title
}
