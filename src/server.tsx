import type { AnyRouter } from '@tanstack/react-router'
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createServerEntry, createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
// React keeps the state of a rendering in its module. Sections are rendered within a page, so they need another copy than the page.
import { renderToString } from 'react-dom/server.node'
import { vendor } from '~/content/vendor'
import { slots } from '~/content/vendor/slots'
import type { BuildStatement } from '~/contract/build-statement'

/** Whether a loader has returned data that is not there yet, so that the page must begin without it. */
function awaitsData(router: AnyRouter): boolean {
  return router.state.matches.some(({ loaderData }) => Object.values(loaderData ?? {}).some((value) => value instanceof Promise))
}

/** A page that awaits nothing is rendered as one text: a stream would encode and pass on hundreds of small parts. */
const renderPage = defineHandlerCallback(async (page) => {
  const { router, responseHeaders } = page
  if (awaitsData(router)) return defaultStreamHandler(page)
  const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
  // As bytes, because a response first checks every character of a text.
  return new Response(new TextEncoder().encode(html), { status: getSsrStatus(router), headers: responseHeaders })
})

/** The statement of this build about itself. `scripts/build.ts` sets its name. */
export const statement: BuildStatement = {
  build: String(import.meta.env.VITE_BUILD_NAME ?? ''),
  facts: slots.map(({ name, slot }) => ({ name, state: slot.state })),
  securityContact: vendor.securityContact
}

export default createServerEntry({ fetch: createStartHandler(renderPage) })
