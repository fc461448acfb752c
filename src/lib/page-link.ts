/** Properties common to native and React click events. */
type PlainClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** The address of a plain click on an internal link, for navigation by the router. */
export function pageLink(event: PlainClick): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.origin !== location.origin) return undefined
  return link.pathname + link.search + link.hash
}
