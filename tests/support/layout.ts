import { expect, type Page } from '@playwright/test'

/** A small phone, and the narrowest window to which WCAG asks pages to reflow. */
const narrow = { width: 320, height: 900 }

/** Changes the size of the window and waits until the page has it, which is a moment later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
}

/** Expects the page to be as wide as the window. @param place for the message of a failure */
export const expectToFit = (page: Page, width: number, place?: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: place }).toBe(width)

/**
 * Adds up how far pages move by themselves, from their next load on, and returns the sum of the page that is shown.
 * @param within only movements of elements in such an element
 */
export async function recordShifts(page: Page, within = 'html'): Promise<() => Promise<number>> {
  await page.addInitScript((place) => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const [value, sources]: unknown[] = [Reflect.get(entry, 'value'), Reflect.get(entry, 'sources')]
        const isWithin = (source: unknown) => {
          const node: unknown = typeof source === 'object' && source ? Reflect.get(source, 'node') : null
          return node instanceof Node && Boolean((node instanceof Element ? node : node.parentElement)?.closest(place))
        }
        if (typeof value !== 'number' || !Array.isArray(sources) || !sources.some(isWithin)) continue
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, within)
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

/**
 * The faults of a page in a narrow window: sideways scrolling, labels of one drawing that cover each other, and labels that the
 * window cuts off.
 */
export async function narrowFindings(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await resize(page, narrow)
  const findings = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth}`] : []
    const isSeen = (label: Element) => label.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    for (const drawing of document.querySelectorAll('svg.drawing')) {
      const labels = [...drawing.querySelectorAll('text')]
        .filter(isSeen)
        .map((label) => ({ name: label.textContent ?? '', box: label.getBoundingClientRect() }))
      for (const [index, { name, box }] of labels.entries()) {
        if (box.left < 0 || box.right > clientWidth) found.push(`«${name}» is cut off`)
        for (const other of labels.slice(index + 1)) {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          // The same words twice are one label in two colors, and the boxes of lines include room above and below the letters.
          if (name !== other.name && width > 2 && height > 0.5 * Math.min(box.height, other.box.height)) {
            found.push(`«${name}» and «${other.name}» cover each other`)
          }
        }
      }
    }
    return found
  })
  if (before) await page.setViewportSize(before)
  return findings
}

/**
 * Texts and controls that touch the left or right line of the sheet they stand on. An element that scrolls sideways or is clipped
 * may reach the edge.
 */
export const touchingEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const distance = 6
    const found: string[] = []
    const clips = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return overflowX !== 'visible' || clipPath !== 'none'
    }
    for (const sheet of document.querySelectorAll('main .sheet')) {
      const { left, right } = sheet.getBoundingClientRect()
      const isClipped = (element: Element): boolean =>
        element !== sheet && (clips(element) || (element.parentElement !== null && isClipped(element.parentElement)))
      for (const element of sheet.querySelectorAll('*:not(svg, svg *)')) {
        const range = document.createRange()
        const boxes = [...element.childNodes].flatMap((node) => {
          if (!(node instanceof Text) || node.data.trim() === '') return []
          range.selectNodeContents(node)
          return [...range.getClientRects()]
        })
        if (element.matches('.btn, input, select, textarea')) boxes.push(element.getBoundingClientRect())
        const touches = boxes.some((box) => box.width > 1 && (box.left < left + distance || box.right > right - distance))
        if (touches && !isClipped(element)) found.push(`${element.className} «${element.textContent.trim().slice(0, 30)}»`)
      }
    }
    return found
  })
