type DrawStory = (words: readonly string[]) => string

const drawings = import.meta.glob<DrawStory>('./*/figure.ts', { eager: true, import: 'draw' })

/**
 * The figure of a story.
 * @param words in the order that its drawing expects
 */
export function drawStory(id: string, words: readonly string[]): string {
  const draw = drawings[`./${id}/figure.ts`]
  if (!draw) throw new Error(`src/stories/${id} has no figure.ts`)
  return draw(words)
}
