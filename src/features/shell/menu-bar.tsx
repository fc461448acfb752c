import { type KeyboardEvent, useRef } from 'react'
import { m } from '~/paraglide/messages'
import { moveInBar, moveInMenu } from './menu-keys'
import { isMenu, type NavigationMenu, type Sections } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { useMenu } from './use-menu'
import { useMenuDetails } from './use-menu-details'

/** The top navigation on wide screens: links, dropdowns and mega menus (spec §2). */
export function MenuBar({ entries, section }: Sections) {
  const bar = useRef<HTMLUListElement>(null)
  const menu = useMenu(bar)
  const { lineOf, Feature } = useMenuDetails(menu.opened !== undefined)

  function focusTop(index: number) {
    bar.current?.querySelector<HTMLElement>(`[data-top="${index}"]`)?.focus()
  }

  function focusItem(column: number, row: number) {
    bar.current?.querySelector<HTMLElement>(`[data-position="${column}.${row}"]`)?.focus()
  }

  function onTopKey(event: KeyboardEvent, index: number) {
    const entry = entries[index]
    const next = moveInBar(entries.length, index, event.key)
    if (next !== undefined) {
      event.preventDefault()
      menu.close()
      focusTop(next)
    } else if (entry && isMenu(entry) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      menu.open(index)
      const last = event.key === 'ArrowUp' ? entry.groups.length - 1 : 0
      focusItem(last, event.key === 'ArrowUp' ? (entry.groups[last]?.links.length ?? 1) - 1 : 0)
    }
  }

  function onItemKey(event: KeyboardEvent, index: number, entry: NavigationMenu, column: number, row: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const columns = entry.groups.map((group) => group.links.map((link) => link.label()))
    const move = moveInMenu(columns, { column, row }, event.key)
    if (move === undefined) return
    event.preventDefault()
    if (typeof move === 'object') return focusItem(move.column, move.row)
    menu.close()
    if (move === 'close') return focusTop(index)
    focusTop((index + (move === 'next' ? 1 : -1) + entries.length) % entries.length)
  }

  return (
    <nav className="nav" aria-label={m.shell_navigation()}>
      <ul className="nav-list" ref={bar}>
        {entries.map((entry, index) => {
          const isCurrent = entry === section || undefined
          if (!isMenu(entry)) {
            return (
              <li key={entry.path}>
                <NavigationAnchor
                  link={entry}
                  {...{ 'data-top': index }}
                  aria-current={isCurrent}
                  onKeyDown={(event) => onTopKey(event, index)}
                />
              </li>
            )
          }
          const isOpen = menu.opened === index
          return (
            <li
              key={entry.label()}
              data-layout={entry.layout}
              {...menu.hover(index)}
              onBlur={(event) => {
                if (isOpen && !event.currentTarget.contains(event.relatedTarget)) menu.close()
              }}
            >
              <button
                type="button"
                data-top={index}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `menu-${index}` : undefined}
                aria-current={isCurrent}
                onClick={() => menu.toggle(index)}
                onKeyDown={(event) => onTopKey(event, index)}
              >
                {entry.label()}
              </button>
              {isOpen && (
                <div className="floating nav-panel" id={`menu-${index}`}>
                  {entry.groups.map((group, column) => (
                    <div className="nav-group" key={group.title?.() ?? column}>
                      {group.title && <p className="nav-title">{group.title()}</p>}
                      <ul>
                        {group.links.map((link, row) => (
                          <li key={link.label()}>
                            <NavigationAnchor
                              link={link}
                              line={lineOf(link)}
                              className={link.isCall ? 'nav-call' : undefined}
                              data-position={`${column}.${row}`}
                              onClick={menu.close}
                              onKeyDown={(event) => onItemKey(event, index, entry, column, row)}
                            />
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  {entry.figure && (
                    <div className="nav-figure">{Feature && <Feature figure={entry.figure} onFollow={menu.close} />}</div>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
