import { useEffect, useState } from 'react'

interface MenuDetails {
  lineOf: typeof import('./menu-lines')['menuLine']
  Feature?: typeof import('./menu-feature')['MenuFeature']
}

let loaded: MenuDetails | undefined

const none: MenuDetails = { lineOf: () => undefined }

/**
 * The lines under the links of an open menu and its featured figure; none until they are loaded, or if that fails: the links are
 * enough.
 */
export function useMenuDetails(isOpen: boolean): MenuDetails {
  const [details, setDetails] = useState(loaded)
  useEffect(() => {
    if (!isOpen || details) return
    Promise.all([import('./menu-lines'), import('./menu-feature')]).then(
      ([{ menuLine }, { MenuFeature }]) => {
        loaded = { lineOf: menuLine, Feature: MenuFeature }
        setDetails(loaded)
      },
      () => undefined
    )
  }, [isOpen, details])
  return details ?? none
}
