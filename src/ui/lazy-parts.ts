import { useEffect } from 'react'
import { lazyPartTimeout } from '~/contract/limits'

type Prepare = () => Promise<unknown>

/** What brings the parts that are on the page. */
const late = new Set<Prepare>()

/** Says how a part of the page comes that may come after it. `prepare` rejects where it cannot; it has one identity a part. */
export function useLazyPart(prepare: Prepare): void {
  useEffect(() => {
    late.add(prepare)
    return () => {
      late.delete(prepare)
    }
  }, [prepare])
}

/**
 * Has every part there before the page is rendered anew, as a switch of language does. Never rejects.
 * @returns false where one of them cannot be had, or not in `lazyPartTimeout`
 */
export function loadLazyParts(): Promise<boolean> {
  const arrival = Promise.all([...late].map((prepare) => prepare())).then(
    () => true,
    () => false
  )
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, lazyPartTimeout, false))
  return Promise.race([arrival, limit])
}
