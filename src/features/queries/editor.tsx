import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { isOfComposition } from '~/lib/composition'
import { m } from '~/paraglide/messages'
import type { Vocabulary } from './data-sets'
import { bracketsAt, completionAt, recalledIndex, tokensOf } from './words'
import './editor.css'

interface Mark {
  start: number
  end: number
}

interface EditorProps {
  label: string
  text: string
  vocabulary: Vocabulary
  /** Places that are at fault, or that a warning is about. */
  marks: readonly Mark[]
  isInvalid: boolean
  /** Earlier queries, the last one first. */
  history: readonly string[]
  onText: (text: string) => void
  onRun: () => void
}

/** A textarea over its own highlighted text: the keyboard, screen readers and input methods find a plain field. */
export function Editor({ label, text, vocabulary, marks, isInvalid, history, onText, onRun }: EditorProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  // An entry of the suggestions is chosen by an arrow only, so that Enter begins a line.
  const [choice, setChoice] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const [past, setPast] = useState(-1)
  // After a run, recalling starts from the last query again.
  const [recalled, setRecalled] = useState(history)
  if (recalled !== history) {
    setRecalled(history)
    setPast(-1)
  }
  const nextCaret = useRef<number>(undefined)
  const anchor = useRef<HTMLSpanElement>(null)
  const suggestions = useRef<HTMLDivElement>(null)
  const completion = isOpen && caret !== undefined ? completionAt(text, caret, vocabulary) : undefined

  // The suggestions stand below the word that they complete.
  useLayoutEffect(() => {
    const [word, list] = [anchor.current, suggestions.current]
    if (!word || !list) return
    list.style.top = `${word.offsetTop + word.offsetHeight + (field.current?.parentElement?.offsetTop ?? 0)}px`
    const room = (list.offsetParent?.clientWidth ?? 0) - list.offsetWidth
    list.style.left = `${Math.max(0, Math.min(word.offsetLeft, room))}px`
  })

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    setCaret(nextCaret.current)
    nextCaret.current = undefined
  })

  function take(word: string) {
    if (!completion || caret === undefined) return
    nextCaret.current = completion.start + word.length
    setOpen(false)
    onText(text.slice(0, completion.start) + word + text.slice(caret))
  }

  function recall(step: 1 | -1) {
    const index = recalledIndex(history, past, step, text)
    const earlier = history[index]
    if (earlier === undefined) return
    setPast(index)
    nextCaret.current = earlier.length
    onText(earlier)
  }

  function keyDown(event: KeyboardEvent) {
    // An input method confirms its own choice with the same keys.
    if (isOfComposition(event.nativeEvent)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      setOpen(false)
      onRun()
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      recall(event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      setChoice(undefined)
      setOpen(true)
    } else if (completion) completionKey(event, completion.words)
  }

  function completionKey(event: KeyboardEvent, words: readonly string[]) {
    const chosen = choice === undefined ? undefined : words[choice]
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'ArrowDown') setChoice(choice === undefined ? 0 : (choice + 1) % words.length)
    else if (event.key === 'ArrowUp') setChoice(choice ? choice - 1 : words.length - 1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen)
    else return
    event.preventDefault()
  }

  const brackets = caret === undefined ? undefined : bracketsAt(text, caret)
  return (
    <div className="q-editor">
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      <div className="q-field">
        <pre className="q-layer" aria-hidden="true">
          {tokensOf(text).map((token) => (
            <span key={token.offset} className={token.kind === 'plain' ? undefined : `code-${token.kind}`}>
              {token.text}
            </span>
          ))}
          {'\n'}
        </pre>
        <pre className="q-layer q-marks" aria-hidden="true">
          {marked(text, marks, brackets)}
          {'\n'}
        </pre>
        {completion ? (
          <pre className="q-layer q-marks" aria-hidden="true">
            {text.slice(0, completion.start)}
            <span ref={anchor}>{'\u200b'}</span>
          </pre>
        ) : null}
        <textarea
          ref={field}
          id={id}
          value={text}
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          aria-invalid={isInvalid}
          aria-autocomplete="list"
          aria-controls={completion ? `${id}-list` : undefined}
          aria-activedescendant={completion && choice !== undefined ? `${id}-${choice}` : undefined}
          onChange={(event) => {
            setChoice(undefined)
            setOpen(true)
            setCaret(event.currentTarget.selectionStart)
            onText(event.currentTarget.value)
          }}
          onSelect={(event) => {
            const place = event.currentTarget.selectionStart
            if (place === caret) return
            setCaret(place)
            setChoice(undefined)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={keyDown}
        />
      </div>
      {completion ? (
        <div ref={suggestions} className="floating q-words" id={`${id}-list`} role="listbox" aria-label={m.queries_suggestions()}>
          {completion.words.map((word, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={word}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === choice}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(word)}
            >
              {word}
            </div>
          ))}
        </div>
      ) : null}
      <p className="note q-hint" id={`${id}-hint`}>
        {m.queries_editor_hint()}
      </p>
    </div>
  )
}

/** The text with the marked places, or with a pair of brackets. */
function marked(text: string, marks: readonly Mark[], brackets: readonly [number, number] | undefined) {
  const spans =
    marks.length > 0
      ? marks.map((mark) => ({ ...mark, name: 'q-wrong' }))
      : (brackets ?? []).map((at) => ({ start: at, end: at + 1, name: 'q-bracket' }))
  spans.sort((a, b) => a.start - b.start)
  let end = 0
  const parts = spans.flatMap((span) => {
    const before = text.slice(end, span.start)
    // A fault at the end of the text is marked behind it.
    const inside = text.slice(span.start, span.end) || ' '
    end = span.end
    return [
      before,
      <mark key={span.start} className={span.name}>
        {inside}
      </mark>
    ]
  })
  return [...parts, text.slice(end)]
}
