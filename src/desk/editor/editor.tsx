import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type Block, type BlockDocument, characterCountOf, documentLimits, wordLimit } from '~/contract/blocks'
import type { Locale } from '~/contract/locale'
import { formatCount } from '~/lib/format'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { draftTimes } from './constants'
import { EditorController, type EditorState } from './controller'
import { draftKey, readDraft, saveDraft } from './drafts'
import { takeScreenshot } from './images'
import { fetchRemoteImages, insertFiles, type PickKind, pickedKinds, refuse, useEditorConfig } from './insert-files'
import { acceptedBy } from './server'
import { focusToolbar, Toolbar } from './toolbar'
import '~/styles/text.css'
import './editor.css'

interface EditorProps {
  /** The text at first. A text from elsewhere needs another `key`. */
  value: BlockDocument
  locale: Locale
  /** Unique on the page and for the entry, as in `news-12-zh-CN`: the name of its draft in the browser. */
  name: string
  /** Names the text for screen readers. */
  label: string
  /** Called after each step: at most 200 ms after the last key. */
  onChange: (document: BlockDocument) => void
}

const nothing: EditorState = { block: undefined, formats: new Set(), canUndo: false, canRedo: false }

/** The policy hides the attribute, but scripts can read the property. */
const pageNonce = (): string => document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''

/** The editor of a formatted text (decision 041): toolbar, text, number of characters, draft. */
export function Editor({ value, locale, name, label, onChange }: EditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const after = useRef<HTMLSpanElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const picked = useRef<PickKind>('image')
  const [editor, setEditor] = useState<EditorController>()
  const [state, setState] = useState<EditorState>(nothing)
  const [count, setCount] = useState(() => characterCountOf(value))
  const [linkAsked, setLinkAsked] = useState(0)
  const [busy, setBusy] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const draft = useDraft(name)
  const getConfig = useEditorConfig()
  const hint = useId()

  const change = useEffectEvent((document: BlockDocument) => {
    setCount(characterCountOf(document))
    draft.save(document)
    onChange(document)
  })

  const working = async (work: () => Promise<void>) => {
    setBusy((jobs) => jobs + 1)
    try {
      await work()
    } finally {
      setBusy((jobs) => jobs - 1)
    }
  }

  const takeFiles = useEffectEvent((given: readonly File[], kind: PickKind, target: EditorController) => {
    void working(async () => {
      const config = await getConfig()
      if (config) target.insert(await insertFiles(config, kind, given))
    })
  })

  const takeRemoteImages = useEffectEvent((images: ReadonlyMap<Block, string>, target: EditorController) => {
    void working(async () => {
      const config = await getConfig()
      if (config) target.replaceImages(await fetchRemoteImages(config, images))
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the editor's own once it is there
  useEffect(() => {
    let controller: EditorController | undefined
    let isGone = false
    // Strict mode mounts twice in a row, and Editor.js cannot be stopped before it is ready.
    queueMicrotask(() => {
      if (isGone || !holder.current) return
      const place = document.createElement('div')
      holder.current.append(place)
      const made = new EditorController({
        holder: place,
        document: value,
        nonce: pageNonce(),
        onChange: (document) => change(document),
        onState: setState,
        onFiles: (given) => {
          const isImages = given.every(({ type }) => type.startsWith('image/'))
          takeFiles(given, isImages ? 'image' : 'attachments', made)
        },
        onRemoteImages: (images) => takeRemoteImages(images, made),
        onEditLink: () => setLinkAsked((asked) => asked + 1),
        onLeaving: setLeaving,
        focusAfter: () => after.current?.focus(),
        focusToolbar: () => focusToolbar(toolbar.current)
      })
      controller = made
      void made.ready.then(() => {
        if (!isGone) setEditor(made)
      })
    })
    return () => {
      isGone = true
      const gone = controller
      setEditor(undefined)
      void gone?.destroy()
      holder.current?.replaceChildren()
    }
  }, [])

  const pick = async (kind: PickKind) => {
    const config = await getConfig()
    const input = files.current
    if (!config || !input) return
    picked.current = kind
    input.accept = acceptedBy(config, pickedKinds[kind])
    input.multiple = kind === 'attachments' || kind === 'image'
    input.click()
  }

  const screenshot = async () => {
    const picture = await takeScreenshot().catch(() => undefined)
    if (picture && editor) takeFiles([picture], 'screenshot', editor)
  }

  const restore = () => {
    const stored = draft.read()
    if (stored) editor?.show(stored)
    else showToast({ tone: 'note', text: m.editor_draft_none() })
  }

  return (
    <section className="editor" aria-label={label} aria-describedby={hint} aria-busy={editor === undefined}>
      <Toolbar
        ref={toolbar}
        editor={editor}
        state={state}
        onPick={(kind) => void pick(kind)}
        onScreenshot={() => void screenshot()}
        onRestore={restore}
        linkAsked={linkAsked}
      />
      <p id={hint} className="editor-hint">
        {m.editor_hint()}
      </p>
      <div ref={holder} className="editor-page rich-text" />
      <span ref={after} tabIndex={-1} />
      <div className="editor-status">
        <span className={count > wordLimit ? 'editor-over' : undefined}>
          {m.editor_count({ count: formatCount(count, locale), limit: formatCount(wordLimit, locale) })}
        </span>
        <span role="status">
          {count > wordLimit ? m.editor_over_limit() : ''}
          {isLeaving ? m.editor_leaving() : ''}
          {busy > 0 ? m.editor_uploading() : ''}
          {draft.message}
        </span>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        onChange={({ target }) => {
          const given = [...(target.files ?? [])]
          target.value = ''
          if (picked.current === 'attachments' && given.length > documentLimits.attachments) return refuse('count')
          if (given.length > 0 && editor) takeFiles(given, picked.current, editor)
        }}
      />
    </section>
  )
}

/** The local draft: saved 500 ms after the last change, with a message 2 s later. */
function useDraft(name: string) {
  const [message, setMessage] = useState('')
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const key = draftKey(location, name)

  useEffect(() => () => stop(timers), [])

  const later = (run: () => void, milliseconds: number) => {
    timers.current.push(setTimeout(run, milliseconds))
  }

  return {
    message,
    read: () => readDraft(key),
    save: (document: BlockDocument) => {
      stop(timers)
      later(() => {
        if (!saveDraft(key, document)) return setMessage(m.editor_draft_failed())
        later(() => {
          setMessage(m.editor_draft_saved())
          later(() => setMessage(''), draftTimes.message)
        }, draftTimes.message)
      }, draftTimes.save)
    }
  }
}

function stop(timers: RefObject<ReturnType<typeof setTimeout>[]>): void {
  for (const timer of timers.current) clearTimeout(timer)
  timers.current = []
}
