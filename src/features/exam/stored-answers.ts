import * as v from 'valibot'

/** An answer in local storage. */
const answerSchema = v.object({ sequence: v.number(), options: v.array(v.string()), flagged: v.boolean() })
export type StoredAnswer = Readonly<Omit<v.InferOutput<typeof answerSchema>, 'options'>> & {
  readonly options: readonly string[]
}

const storedSchema = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), answerSchema)

/** Answers in local storage, which survive a reload, a crash and a lost connection. */
export interface StoredAnswers {
  read: () => ReadonlyMap<number, StoredAnswer>
  write: (answers: ReadonlyMap<number, StoredAnswer>) => void
  clear: () => void
}

const prefix = 'galaxy-exam-'

/**
 * The answers of an attempt in local storage. Saved ones stay: a page loaded during a save cannot know whether the save succeeds.
 * Each tab has its own entry, so that tabs do not overwrite each other; `read` merges them by the latest sequence. Entries of other
 * attempts are removed.
 */
export function storedAnswers(attempt: string, device: string, storage: Storage): StoredAnswers {
  const own = `${prefix}${attempt}-${device}`
  const keys = () => Object.keys(storage).filter((key) => key.startsWith(prefix))
  const ofAttempt = () => keys().filter((key) => key.startsWith(`${prefix}${attempt}-`))
  for (const key of keys()) if (!ofAttempt().includes(key)) storage.removeItem(key)
  const inherited: string[] = []
  return {
    read: () => {
      const latest = new Map<number, StoredAnswer>()
      for (const key of ofAttempt()) {
        if (key !== own) inherited.push(key)
        for (const [position, answer] of parse(storage.getItem(key))) {
          if (answer.sequence > (latest.get(position)?.sequence ?? 0)) latest.set(position, answer)
        }
      }
      return latest
    },
    write: (answers) => {
      try {
        if (answers.size === 0) storage.removeItem(own)
        else storage.setItem(own, JSON.stringify(Object.fromEntries(answers)))
        // This tab's entry now contains them. An open tab rewrites its own entry with its next change.
        for (const key of inherited.splice(0)) storage.removeItem(key)
      } catch {
        // Storage is full or blocked: the answers stay in memory and are sent from there.
      }
    },
    clear: () => {
      for (const key of ofAttempt()) storage.removeItem(key)
    }
  }
}

/** Parses an entry; empty if it is invalid. */
function parse(text: string | null): [number, StoredAnswer][] {
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(text ?? '{}'))
    return stored.success ? Object.entries(stored.output).map(([position, answer]) => [Number(position), answer]) : []
  } catch {
    return []
  }
}
