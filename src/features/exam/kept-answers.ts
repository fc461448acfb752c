import * as v from 'valibot'

/** An answer as the device keeps it. */
const answerSchema = v.object({ sequence: v.number(), options: v.array(v.string()), flagged: v.boolean() })
export type KeptAnswer = Readonly<Omit<v.InferOutput<typeof answerSchema>, 'options'>> & {
  readonly options: readonly string[]
}

const keptSchema = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), answerSchema)

/** Answers on the device, which outlive a reload, a crash and a lost connection. */
export interface KeptAnswers {
  read: () => ReadonlyMap<number, KeptAnswer>
  write: (answers: ReadonlyMap<number, KeptAnswer>) => void
  clear: () => void
}

const prefix = 'galaxy-exam-'

/**
 * The answers of an attempt in local storage, saved or not: a page that is loaded while a save is on its way does not know
 * yet that it arrives. Each tab has an entry of its own, so that tabs do not overwrite each
 * other; `read` takes the latest of all. Entries of other attempts are removed.
 */
export function keptAnswers(attempt: string, device: string, storage: Storage): KeptAnswers {
  const own = `${prefix}${attempt}-${device}`
  const keys = () => Object.keys(storage).filter((key) => key.startsWith(prefix))
  const ofAttempt = () => keys().filter((key) => key.startsWith(`${prefix}${attempt}-`))
  for (const key of keys()) if (!ofAttempt().includes(key)) storage.removeItem(key)
  const inherited: string[] = []
  return {
    read: () => {
      const latest = new Map<number, KeptAnswer>()
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
        // Written under this tab's name now. A tab that is still open writes its own entry again with its next change.
        for (const key of inherited.splice(0)) storage.removeItem(key)
      } catch {
        // A full or blocked storage: the answers stay in memory and are sent from there.
      }
    },
    clear: () => {
      for (const key of ofAttempt()) storage.removeItem(key)
    }
  }
}

/** The entries; none if another program wrote something else. */
function parse(text: string | null): [number, KeptAnswer][] {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(text ?? '{}'))
    return kept.success ? Object.entries(kept.output).map(([position, answer]) => [Number(position), answer]) : []
  } catch {
    return []
  }
}
