import { type ReactNode, useState } from 'react'
import { importOnline, importOrReload } from '~/lib/chunk-reload'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { warmEngine } from './engine-worker'

/** A pressed query in the server's markup, and the renderer for it once its code is there. */
interface PressedQuery<Code> {
  /** Marks a query that was opened; it opens once. */
  source: Element
  /** Says that it is busy while the code is fetched. */
  button: Element
  /** Fetches the code, and the data that it needs. */
  load: () => Promise<Code>
  /** Renders into places of its own within the markup, by portals. */
  render: (code: Code) => ReactNode
}

/**
 * Queries that a visitor opens within markup that only the server renders (decision 033).
 */
export function useOpenedQueries() {
  const [opened, setOpened] = useState<readonly { source: Element; part: ReactNode }[]>([])

  async function openQuery<Code>({ source, button, load, render }: PressedQuery<Code>): Promise<void> {
    if (button.ariaBusy === 'true' || opened.some((query) => query.source === source)) return
    button.ariaBusy = 'true'
    warmEngine()
    try {
      const code = await loadPressed(load)
      if (!code) return
      const part = render(code)
      setOpened((queries) => [...queries, { source, part }])
    } finally {
      button.ariaBusy = null
    }
  }

  return { openQuery, openedParts: opened.map(({ part }) => part) }
}

/** Loads the code of a pressed query; undefined if that failed, which a toast says. */
export async function loadPressed<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await importOrReload(load)
  } catch {
    showToast({ tone: 'error', text: m.api_unreachable() })
    return undefined
  }
}

/** Fetches the engine and the code of a query, when its button is in sight, pointed at, or reached by keyboard. */
export function prepareQuery(load: () => Promise<unknown>): void {
  warmEngine()
  // The press tries again, and then says so.
  importOnline(load).catch(() => undefined)
}
