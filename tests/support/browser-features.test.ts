import { expect, test } from 'vitest'
import { findLackingUses } from './browser-features'

/** Not code of pages: texts, what runs on the server, and tests. */
const isOfPages = (path: string) =>
  /^src\/.+\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|^src\/(paraglide|mcp|content|messages)\//.test(path)

/** Uses that the oldest browsers do without. */
const optional: Readonly<Record<string, string>> = {
  'api.HTMLElement.showPopover': 'Without it a toast is not above a dialog that opens later.',
  'api.HTMLElement.hidePopover': 'Only after `showPopover`.',
  'api.KeyboardEvent.isComposing': 'Safari before 27 has it too early, for which the key code stands in (`lib/composition.ts`).',
  'api.AbortSignal.timeout_static': 'Chromium has it since 103; the data counts a later change of its error.',
  'api.MediaDevices.getDisplayMedia': 'The button for a picture of the screen is only there if the browser can take one.',
  'api.HTMLMediaElement.srcObject': 'All browsers have it for streams; the data counts other sources.',
  'api.Window.open': 'Safari has it; the data lacks iOS.',
  'api.Window.beforeunload_event': 'Safari on iOS never asks before a page is left.',
  'api.Element.wheel_event': 'Phones have no wheel.'
}

test.runIf(process.env.TEST_BROWSERS === 'all')('pages use nothing that an oldest browser lacks', () => {
  const uses = findLackingUses(isOfPages)
  expect(uses.filter(({ feature }) => !Object.hasOwn(optional, feature))).toEqual([])
  expect([...new Set(uses.map(({ feature }) => feature))].toSorted()).toEqual(Object.keys(optional).toSorted())
})
