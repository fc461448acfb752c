import { Store } from '@tanstack/react-store'
import * as v from 'valibot'
import { type EntryCopy, type EntryFields, type EntryText, entryContentSchema } from '~/contract/desk-entries'
import { type EntryKindName, entryDefinitions, startValueOf } from '~/contract/entry-kinds'

/** The content that the author writes. */
export interface Content {
  fields: EntryFields
  text: EntryText | null
}

export interface CopyState {
  content: Content
  /**
   * `saved`: the service has the content; `changed`, `saving`: a save is due or running; `failed`: the last save failed, and the
   * next attempt follows; `conflict`: the service has another content, and the author chooses between the two.
   */
  saving: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  /** When the service took it last, in milliseconds since the epoch; null before that. */
  savedAt: number | null
  /** In a conflict: the copy that the service has. */
  stored: EntryCopy | null
  /** Whether the device has stored the unsaved content: its storage can be full or blocked. */
  isKept: boolean
}

/** Result of a save. */
export type SaveOutcome =
  | { state: 'saved'; revision: number; changedAt: number }
  | { state: 'conflict'; stored: EntryCopy | undefined }
  | { state: 'failed' }

interface Parts {
  /** Key under which the device stores unsaved content. */
  key: string
  /** `overwrites`: the author has seen the content that is stored at the revision, and replaces it. */
  save: (revision: number, content: Content, overwrites: boolean) => Promise<SaveOutcome>
  /** The storage of the device. A browser that blocks it throws here. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Milliseconds without a change after which the copy is saved, and after which a failed save is tried again. */
const delays = { save: 1_000, retry: 5_000 } as const

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ revision: v.number(), overwrites: v.optional(v.boolean(), false), ...entryContentSchema.entries })
)

/**
 * Saves the copy of one language while it is written. Typed content is kept on the device until the service acknowledges it; an
 * answer never changes typed content, and a save states the revision that it is based on, so that it overwrites no other.
 */
export class CopySaver {
  readonly store: Store<CopyState>
  readonly #parts: Parts
  #revision: number
  /** Whether the author has chosen their text over the one at the revision. */
  #overwrites = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined

  /** @param copy as the service has it; undefined for a language that does not exist yet */
  constructor(copy: EntryCopy | undefined, empty: Content, parts: Parts) {
    this.#parts = parts
    this.#revision = copy?.revision ?? 0
    this.store = new Store<CopyState>({
      content: contentOf(copy ?? empty),
      saving: 'saved',
      savedAt: copy?.changedAt ?? null,
      stored: null,
      isKept: true
    })
    this.#restore(copy)
  }

  get revision(): number {
    return this.#revision
  }

  /** Whether leaving the page would lose something: neither the service nor the device has it. */
  get isAtRisk(): boolean {
    const { saving, isKept } = this.store.state
    return saving !== 'saved' && !isKept
  }

  /** Restores content that was typed but not saved before the page was left. */
  #restore(copy: EntryCopy | undefined): void {
    const kept = v.safeParse(
      keptSchema,
      this.#withStorage((storage) => storage.getItem(this.#parts.key))
    )
    if (!kept.success) return
    const { revision, overwrites, ...content } = kept.output
    if (copy && isSame(copy, content)) this.#forget()
    else if (revision === this.#revision) {
      this.#overwrites = overwrites
      this.change(content)
    } else this.#set({ content, saving: 'conflict', stored: copy ?? null })
  }

  #set(changed: Partial<CopyState>): void {
    this.store.setState((state) => ({ ...state, ...changed }))
  }

  change(content: Content): void {
    this.#keep(content)
    const { saving } = this.store.state
    this.#set({ content, saving: saving === 'conflict' ? saving : 'changed' })
    if (saving !== 'conflict') this.#schedule(delays.save)
  }

  #keep({ fields, text }: Content): void {
    const kept = JSON.stringify({ revision: this.#revision, overwrites: this.#overwrites, fields, text })
    const isKept = this.#withStorage((storage) => {
      storage.setItem(this.#parts.key, kept)
      return true
    })
    this.#set({ isKept: isKept ?? false })
  }

  #forget(): void {
    this.#withStorage((storage) => storage.removeItem(this.#parts.key))
  }

  /** A device that refuses must not keep the text from being shown and saved. @returns undefined if it refuses */
  #withStorage<Result>(use: (storage: ReturnType<Parts['storage']>) => Result): Result | undefined {
    try {
      return use(this.#parts.storage())
    } catch {
      return undefined
    }
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  /** Saves unsaved content. @returns whether the service has everything now */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#running
    if (['changed', 'failed'].includes(this.store.state.saving)) {
      this.#running = this.#save()
      await this.#running
      // Content typed during the save is saved at once.
      if (this.store.state.saving === 'changed') return this.flush()
    }
    return this.store.state.saving === 'saved'
  }

  async #save(): Promise<void> {
    const { content } = this.store.state
    this.#set({ saving: 'saving' })
    const outcome = await this.#parts.save(this.#revision, content, this.#overwrites)
    if (outcome.state === 'failed') {
      this.#set({ saving: 'failed' })
      this.#schedule(delays.retry)
      return
    }
    if (outcome.state === 'conflict') {
      this.#set({ saving: 'conflict', stored: outcome.stored ?? null })
      return
    }
    this.#revision = outcome.revision
    this.#overwrites = false
    const isAll = this.store.state.content === content
    if (isAll) this.#forget()
    else this.#keep(this.store.state.content)
    this.#set({ saving: isAll ? 'saved' : 'changed', savedAt: outcome.changedAt, stored: null })
  }

  /** Resolves a conflict: the typed content replaces that of the service, which becomes a version. */
  keepMine(): void {
    const { stored, content } = this.store.state
    this.#revision = stored?.revision ?? 0
    this.#overwrites = true
    this.#set({ saving: 'changed', stored: null })
    this.#keep(content)
    this.#schedule(0)
  }

  /** Resolves a conflict: the content of the service replaces the typed content. */
  takeTheirs(): void {
    const { stored } = this.store.state
    if (stored) this.adopt(stored)
  }

  /** Shows the copy as the service has it, after a change that was not typed here. */
  adopt(copy: EntryCopy): void {
    clearTimeout(this.#timer)
    this.#revision = copy.revision
    this.#overwrites = false
    this.#forget()
    this.#set({ content: contentOf(copy), saving: 'saved', savedAt: copy.changedAt, stored: null })
  }

  /** Stops saving; unsaved content stays on the device. */
  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** The written content of a copy, without the properties that change with each save. */
const contentOf = ({ fields, text }: Content): Content => ({ fields, text })

const isSame = (one: Content, other: Content) =>
  JSON.stringify([one.fields, one.text]) === JSON.stringify([other.fields, other.text])

/** Content of a new entry. */
export function emptyContent(kind: EntryKindName): Content {
  const { fields, hasText } = entryDefinitions[kind]
  const now = Date.now()
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, startValueOf(field, now)])),
    text: hasText ? { blocks: [] } : null
  }
}
