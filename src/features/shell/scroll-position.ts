/** Elements that can anchor the scroll position. */
const landmarks = 'main :is(section, article, figure, h1, h2, h3, table, form)'

/**
 * Records the landmark at the top of the window. The returned function scrolls it back there after a switch of language has
 * changed every height. It does nothing if the reader has scrolled since, or if the page's structure differs.
 */
export function saveScrollPosition(): () => void {
  const before = [...document.querySelectorAll(landmarks)]
  const index = before.findLastIndex((element) => element.getBoundingClientRect().top <= innerHeight / 4)
  const { top = 0, height = 0 } = before[index]?.getBoundingClientRect() ?? {}
  // For a tall landmark that starts above the window, keep the share of it above the top.
  const share = top < 0 && height > 0 ? -top / height : 0
  const path = location.pathname
  // Undefined until the first adjustment: before it, the browser may have scrolled by itself.
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
