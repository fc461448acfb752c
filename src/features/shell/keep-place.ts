/** What a reader takes for a place on a page. */
const landmarks = 'main :is(section, article, figure, h1, h2, h3, table, form)'

/**
 * Remembers which landmark is at the top of the window and where; the returned function puts the same one there again
 * after the page has been rendered in another language, where every height has changed. It does nothing once the reader
 * has scrolled on, or when the page has another structure.
 */
export function rememberPlace(): () => void {
  const before = [...document.querySelectorAll(landmarks)]
  const index = before.findLastIndex((element) => element.getBoundingClientRect().top <= innerHeight / 4)
  const { top = 0, height = 0 } = before[index]?.getBoundingClientRect() ?? {}
  // A tall landmark that begins above the window: keep the share of it that has been read.
  const share = top < 0 && height > 0 ? -top / height : 0
  const path = location.pathname
  // Where the page was put; unknown before the first time, when the browser may have moved it by itself.
  let expected: number | undefined

  return () => {
    const after = document.querySelectorAll(landmarks)
    const same = after[index]
    if (!same || after.length !== before.length || location.pathname !== path) return
    if (expected !== undefined && Math.abs(scrollY - expected) > 2) return
    const now = same.getBoundingClientRect()
    scrollBy({ top: share > 0 ? now.top + share * now.height : now.top - top, behavior: 'instant' })
    expected = scrollY
  }
}
