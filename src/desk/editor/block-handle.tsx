import { type PointerEvent as Pressed, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { m } from '~/paraglide/messages'
import type { EditorController, EditorState } from './controller'
import type { Drop } from './moves'
import type { Tool } from './tools/tool'

interface BlockHandleProps {
  editor: EditorController
  /** State of the toolbar, which changes with the block that has the caret. */
  state: EditorState
}

/** Pixels that a pressed pointer moves before it drags. */
const dragThreshold = 4
/** Height at the edges of the window where a drag scrolls, and pixels a frame. */
const scrolling = { edge: 80, step: 10 }

/**
 * The handle beside the block under the pointer, or else the one with the caret: it is dragged to move the block, with a line
 * where it would go, and a click selects it. Ctrl+Shift with arrow keys moves blocks without it.
 */
export function BlockHandle({ editor, state }: BlockHandleProps) {
  const handle = useRef<HTMLButtonElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ y: number; pointer: number } | undefined>(undefined)
  const hasDragged = useRef(false)
  const [tool, setTool] = useState<Tool>()
  const [drop, setDrop] = useState<Drop>()
  const [isDragging, setDragging] = useState(false)

  const place = useEffectEvent((element: HTMLElement | null, y: number) => {
    const around = element?.parentElement
    if (element && around) element.style.top = `${Math.round(y - around.getBoundingClientRect().top)}px`
  })

  const follow = useEffectEvent((event: PointerEvent) => {
    const isOnHandle = event.target instanceof Node && handle.current?.contains(event.target)
    if (!pressed.current && event.pointerType !== 'touch' && !isOnHandle) setTool(editor.toolAt(event))
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('pointermove', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  // The block in which the author writes has the handle, wherever the pointer rests.
  useEffect(() => {
    if (state.block && !pressed.current) setTool(editor.tool)
  }, [editor, state])

  useLayoutEffect(() => {
    if (tool?.root.isConnected) place(handle.current, tool.root.getBoundingClientRect().top)
    if (drop) place(line.current, drop.y)
  })

  const end = useEffectEvent(() => {
    pressed.current = undefined
    setDragging(false)
    setDrop(undefined)
  })

  // Scrolls while the pointer rests at an edge of the window, and gives up at Escape.
  const aim = useEffectEvent(() => {
    if (!pressed.current || !tool) return
    const { y } = pressed.current
    if (y < scrolling.edge) scrollBy(0, -scrolling.step)
    else if (y > innerHeight - scrolling.edge) scrollBy(0, scrolling.step)
    const next = editor.moves.dropAt(tool, y)
    setDrop((known) => (known?.index === next?.index && known?.y === next?.y ? known : next))
  })
  useEffect(() => {
    if (!isDragging) return
    const listening = new AbortController()
    const { signal } = listening
    let frame = requestAnimationFrame(function next() {
      aim()
      frame = requestAnimationFrame(next)
    })
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
    }
    addEventListener('keydown', giveUp, { signal, capture: true })
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
    }
  }, [isDragging])

  const press = (event: Pressed<HTMLButtonElement>) => {
    hasDragged.current = false
    if (event.button !== 0) return
    pressed.current = { y: event.clientY, pointer: event.pointerId }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const drag = ({ clientY, pointerId }: Pressed) => {
    const start = pressed.current
    if (start?.pointer !== pointerId) return
    if (!isDragging && Math.abs(clientY - start.y) < dragThreshold) return
    pressed.current = { y: clientY, pointer: pointerId }
    hasDragged.current = true
    setDragging(true)
  }

  const release = ({ clientY }: Pressed) => {
    const target = isDragging && tool ? editor.moves.dropAt(tool, clientY) : undefined
    end()
    if (tool && target) editor.moves.drop(tool, target.index)
  }

  if (!tool) return null
  return (
    <>
      <button
        ref={handle}
        type="button"
        className="editor-handle"
        tabIndex={-1}
        aria-label={m.editor_handle()}
        title={m.editor_handle()}
        aria-keyshortcuts="Control+Shift+ArrowUp Control+Shift+ArrowDown"
        data-dragging={isDragging || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={end}
        onClick={() => {
          if (!hasDragged.current) editor.selectBlock(tool)
        }}
      >
        <span className="i-lucide-grip-vertical" aria-hidden="true" />
      </button>
      {drop ? <div ref={line} className="editor-drop" /> : null}
    </>
  )
}
