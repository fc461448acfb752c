import { expect, test } from 'vitest'
import { findLackingUses } from './browser-features'
import { findLackingStyles } from './style-features'

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

/** Features of style sheets that the oldest browsers do without, or that the build compiles for them; with all their values. */
const optionalStyles: Readonly<Record<string, string>> = {
  'css.at-rules.custom-media': 'The build replaces it.',
  'css.at-rules.media.scripting': 'Without it a page without scripts shows a few buttons that do nothing.',
  'css.at-rules.page': 'Safari on iOS prints with the margins of its dialog.',
  'css.properties.accent-color': 'The data counts contrast in Safari.',
  'css.properties.break-after': 'A heading may end a printed page.',
  'css.properties.content.alt_text': 'The build repeats the content without it (`scripts/component-styles.ts`).',
  'css.properties.cursor': 'Phones have no pointer.',
  'css.properties.field-sizing': 'Without it a field scrolls, or is resized by hand.',
  'css.properties.forced-color-adjust': 'Safari has no contrast themes; Firefox takes `preserve-parent-color` for `auto`.',
  'css.properties.grid-template-rows.subgrid': 'Without it fields of a demo stand less exactly in line.',
  'css.properties.mask': 'The build adds the prefix.',
  'css.properties.overscroll-behavior': 'Without it the page scrolls on at the end of a list.',
  'css.properties.paint-order': 'Chromium has it since 35; the data counts text outside of drawings.',
  'css.properties.print-color-adjust': 'The build adds the prefix.',
  'css.properties.resize': 'Phones have no handle for it.',
  'css.properties.scrollbar-gutter': 'Without it the page may move by a scrollbar.',
  'css.properties.scrollbar-width': 'Without it scrollbars have their usual width.',
  'css.properties.text-autospace': 'Without it Chinese and Latin words stand closer.',
  'css.properties.text-wrap': 'Without it lines are less even.',
  'css.properties.user-select': 'The build adds the prefix.',
  'css.selectors.autofill': 'The build adds the prefix.',
  'css.selectors.marker': 'Safari has color and size; the data counts content.',
  'css.selectors.popover-open': 'Without popovers a toast is not above a dialog that opens later.',
  'css.selectors.selection': 'Safari on iOS has its own.',
  'css.types.atan2': 'Behind `@supports`: before, words of drawings shrink with them.',
  'css.types.tan': 'Behind `@supports`, as `atan2`.'
}

test('style sheets need nothing that an oldest browser lacks', () => {
  const reasonFor = (feature: string) =>
    Object.keys(optionalStyles).find((known) => feature === known || feature.startsWith(`${known}.`))
  const uses = findLackingStyles()
  expect(uses.filter(({ feature }) => reasonFor(feature) === undefined)).toEqual([])
  expect([...new Set(uses.map(({ feature }) => reasonFor(feature)))].toSorted()).toEqual(Object.keys(optionalStyles).toSorted())
})
