import { useEffect } from 'react'
import { lazyPartTimeout } from '~/contract/limits'

type LoadPart = () => Promise<unknown>

/** Loaders of the lazily loaded parts on the page. */
const loaders = new Set<LoadPart>()

/** Registers a lazily loaded part of the page. `load` rejects if the part is unavailable and must be stable across renders. */
export function useLazyPart(load: LoadPart): void {
  useEffect(() => {
    loaders.add(load)
    return () => {
      loaders.delete(load)
    }
  }, [load])
}

/**
 * Loads every part on the page, before a language switch re-renders them. Never rejects.
 * @returns false if a part is unavailable or takes longer than `lazyPartTimeout`
 */
export function loadLazyParts(): Promise<boolean> {
  const loaded = Promise.all([...loaders].map((load) => load())).then(
    () => true,
    () => false
  )
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, lazyPartTimeout, false))
  return Promise.race([loaded, timeout])
}
