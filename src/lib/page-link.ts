/** What a click of the browser and one of React have in common. */
type PlainClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** The address of a plain click on a link to a page of this site, which the router then handles like its own links. */
export function pageLink(event: PlainClick): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.origin !== location.origin) return undefined
  return link.pathname + link.search + link.hash
}
