import { type RefObject, startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { characterCountOf } from '~/contract/block-tree'
import { type BlockDocument, documentLimits, wordLimit } from '~/contract/blocks'
import type { Locale } from '~/contract/locale'
import type { MediaItem } from '~/contract/media'
import { takeChosenFiles } from '~/lib/chosen-files'
import { formatCount } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { AltDialog } from '../media/alt-dialog'
import { MediaPicker } from '../media/media-picker'
import { ruleOf } from '../uploads/rules'
import { BlockHandle } from './block-handle'
import type { PastedMarkdown } from './clipboard'
import { draftTimes } from './constants'
import { EditorController, type EditorState } from './controller'
import { draftKey, readDraft, saveDraft } from './drafts'
import { configOrNotice, fetchRemoteImages, insertFiles, type PickKind, pickedKinds } from './insert-files'
import { tellLost } from './paste-notice'
import { takeScreenshot } from './screenshot'
import type { SlashState } from './slash'
import type { SlashCommand } from './slash-commands'
import { SlashList } from './slash-list'
import { focusToolbar, Toolbar } from './toolbar'
import { useImageTexts } from './use-image-texts'
import '~/styles/chart.css'
import '~/styles/code.css'
import '~/styles/rich-text.css'
import '~/styles/text-formats.css'
import './blocks.css'
import './editor.css'
import './toolbar.css'

interface EditorProps {
  /** The text at first. A text from elsewhere needs another `key`. */
  value: BlockDocument
  /** Of the text. */
  language: Locale
  /** Unique on the page and for the entry, as in `news-12-<language>`: the name of its draft in the browser. */
  name: string
  /** Names the text for screen readers. */
  label: string
  /** Called after each step: at most 200 ms after the last key. */
  onChange: (document: BlockDocument) => void
}

const nothing: EditorState = { block: undefined, isMany: false, formats: new Set(), canUndo: false, canRedo: false }

/** The policy hides the attribute, but scripts can read the property. */
const pageNonce = (): string => document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''

/** The editor of a formatted text (decision 041): toolbar, text, number of characters, draft. */
export function Editor({ value, language, name, label, onChange }: EditorProps) {
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
  const [markdown, setMarkdown] = useState<PastedMarkdown>()
  const draft = useDraft(name)
  const [isChoosing, setChoosing] = useState(false)
  const [slash, setSlash] = useState<SlashState>()
  const texts = useImageTexts(language)
  const locale = useLocale()
  const hint = useId()

  const change = useEffectEvent((document: BlockDocument, target: EditorController) => {
    setCount(characterCountOf(document))
    draft.save(document)
    setMarkdown(undefined)
    onChange(document)
    if (document.blocks.some(({ type }) => type === 'image')) void texts.refresh(target)
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
    const point = target.insertions.point
    void working(async () => {
      const blocks = await insertFiles(kind, given)
      target.insertions.insert(blocks, point)
      await texts.ask(blocks.flatMap((block) => (block.type === 'image' ? block.src : [])))
    })
  })

  const takeRemoteImages = useEffectEvent((images: ReadonlyMap<string, string>, target: EditorController) => {
    void working(async () => target.insertions.replaceImages(await fetchRemoteImages(images)))
  })

  const runCommand = useEffectEvent((command: SlashCommand, target: EditorController) =>
    command.run({ editor: target, onPick: (kind) => void pick(kind), onLibrary: () => setChoosing(true) })
  )

  /** The text is the editor's own once it is there, so later values change nothing. */
  const begin = useEffectEvent((container: HTMLElement): EditorController => {
    const made: EditorController = new EditorController({
      holder: container,
      document: value,
      nonce: pageNonce(),
      onChange: (document) => change(document, made),
      // Updating the toolbar must not delay the next key.
      onState: (shown) => startTransition(() => setState(shown)),
      onFiles: (given) => {
        const isImages = given.every(({ type }) => type.startsWith('image/'))
        takeFiles(given, isImages ? 'image' : 'attachments', made)
      },
      onRemoteImages: (images) => takeRemoteImages(images, made),
      onLost: tellLost,
      onMarkdown: setMarkdown,
      onDescribe: (file, copy) => texts.askFor(file, copy),
      onSlash: setSlash,
      onSlashCommand: (command) => runCommand(command, made),
      onEditLink: () => setLinkAsked((asked) => asked + 1),
      onLeaving: setLeaving,
      focusAfter: () => after.current?.focus(),
      focusToolbar: () => focusToolbar(toolbar.current)
    })
    return made
  })
  const started = useEffectEvent((made: EditorController) => {
    setEditor(made)
    void texts.refresh(made)
  })

  useEffect(() => {
    let controller: EditorController | undefined
    let isGone = false
    // Strict mode mounts twice in a row, and Editor.js cannot be stopped before it is ready.
    queueMicrotask(() => {
      if (isGone || !holder.current) return
      const container = document.createElement('div')
      holder.current.append(container)
      const made = begin(container)
      controller = made
      void made.ready.then(() => {
        if (!isGone) started(made)
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
    const config = await configOrNotice()
    const input = files.current
    if (!config || !input) return
    picked.current = kind
    input.accept = ruleOf(config, pickedKinds[kind]).extensions.join(',')
    input.multiple = kind === 'attachments' || kind === 'image'
    input.click()
  }

  const screenshot = async () => {
    const picture = await takeScreenshot().catch(() => undefined)
    if (picture && editor) takeFiles([picture], 'screenshot', editor)
  }

  const insertFromLibrary = (file: MediaItem & { address: string }) => {
    const { address, width, height } = file
    const size = width === null || height === null ? {} : { width, height }
    // Nothing behind a dialog takes the focus, and the image is to have it.
    flushSync(() => setChoosing(false))
    editor?.insertions.insert([{ type: 'image', src: address, alt: texts.textOf(file), caption: [], ...size }])
    void texts.ask([address])
  }

  const isAsking = isChoosing || texts.asked !== undefined
  useEffect(() => {
    if (!isAsking) return
    // Runs once the dialog has left the page, which loses the focus with it.
    return () => {
      if (editor && !editor.isDestroyed) editor.focus()
    }
  }, [isAsking, editor])

  const describe = (file: MediaItem) => {
    if (!editor) return
    texts.saved(editor, file)
    texts.stop(false)
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
        onLibrary={() => setChoosing(true)}
        onScreenshot={() => void screenshot()}
        onRestore={restore}
        linkAsked={linkAsked}
      />
      <p id={hint} className="editor-hint">
        {m.editor_hint()}
      </p>
      <div ref={holder} className="editor-page rich-text" />
      {editor ? <BlockHandle editor={editor} state={state} /> : null}
      {slash ? <SlashList state={slash} onChoose={(command) => editor?.slash.choose(command)} /> : null}
      <span ref={after} tabIndex={-1} />
      <div className="editor-status">
        <span className={count > wordLimit ? 'editor-over' : undefined}>
          {m.editor_count({ count: formatCount(count, locale), limit: formatCount(wordLimit, locale) })}
        </span>
        {markdown ? (
          <span role="status">
            {m.editor_markdown_found()}{' '}
            <button
              type="button"
              className="plain-link"
              onClick={() => {
                setMarkdown(undefined)
                void editor?.clipboard.readAsMarkdown(markdown)
              }}
            >
              {m.editor_markdown_read()}
            </button>
          </span>
        ) : null}
        <span role="status">
          {count > wordLimit ? m.editor_over_limit() : ''}
          {isLeaving ? m.editor_leaving() : ''}
          {busy > 0 ? m.editor_uploading() : ''}
          {draft.message}
        </span>
      </div>
      {isChoosing ? <MediaPicker kind="image" onChoose={insertFromLibrary} onClose={() => setChoosing(false)} /> : null}
      {texts.asked ? (
        <AltDialog key={texts.asked.id} file={texts.asked} onSaved={describe} onClose={() => texts.stop(true)} />
      ) : null}
      <input
        ref={files}
        type="file"
        hidden
        onChange={({ target }) => {
          const given = takeChosenFiles(target)
          if (picked.current === 'attachments' && given.length > documentLimits.attachments)
            return showToast({ tone: 'error', text: m.editor_too_many() })
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
  // The address is already that of the next page when the editor is left.
  const [key] = useState(() => draftKey(location, name))
  const unsaved = useRef<BlockDocument>(undefined)

  useEffect(
    () => () => {
      stop(timers)
      if (unsaved.current) saveDraft(key, unsaved.current)
    },
    [key]
  )

  const later = (run: () => void, milliseconds: number) => {
    timers.current.push(setTimeout(run, milliseconds))
  }

  return {
    message,
    read: () => readDraft(key),
    save: (document: BlockDocument) => {
      stop(timers)
      unsaved.current = document
      later(() => {
        unsaved.current = undefined
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
