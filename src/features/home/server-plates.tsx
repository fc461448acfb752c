import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { useLocale } from '~/lib/locale'
import { ServerSection } from '~/ui/server-section'
// The style sheets of the plates: the page needs them at once, while the browser never asks for the plates themselves.
import '~/features/editions/comparison-table.css'
import './home.css'
import { Plates } from './plates'

let loaded: ComponentType | undefined

async function load(): Promise<ComponentType> {
  loaded = (await import('./plates')).Plates
  return loaded
}

// The static import above is used on the server only and is taken out of the browser's bundle.
const onServer = createIsomorphicFn()
  .server(() => <Plates />)
  .client(() => undefined)

/** Has the plates there before a page that the browser makes is shown. */
export const preparePlates = createIsomorphicFn()
  .server(async (): Promise<void> => undefined)
  .client(async (): Promise<void> => {
    await load()
  })

/** The plates of the home page, as the server made them. */
export function ServerPlates() {
  return (
    <ServerSection load={load} loaded={loaded} version={useLocale()}>
      {onServer()}
    </ServerSection>
  )
}
