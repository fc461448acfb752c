import { useEffect, useState } from 'react'

type MenuLines = typeof import('./menu-lines')['menuLines']

let loaded: MenuLines | undefined

/** The lines under the links of an open menu; none until they are loaded, or if that fails: the links are enough. */
export function useMenuLines(isOpen: boolean): MenuLines {
  const [lines, setLines] = useState(loaded)
  useEffect(() => {
    if (!isOpen || lines) return
    import('./menu-lines').then(
      ({ menuLines }) => {
        loaded = menuLines
        setLines(menuLines)
      },
      () => undefined
    )
  }, [isOpen, lines])
  return lines ?? {}
}
