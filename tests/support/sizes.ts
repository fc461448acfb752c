/** Whether this is a run of `npm test -- --full`. */
export const isFull = process.env.TEST_SIZES === 'full'

/**
 * Number of cases that a test generates or repeats. An ordinary run tries a tenth, which still fails once the behavior is broken;
 * `npm test -- --full` tries all.
 * @param ordinary in place of a tenth, if that would be too little to find anything
 */
export const size = (full: number, ordinary = Math.ceil(full / 10)): number => (isFull ? full : ordinary)

/** The languages of a test whose subject is not the language: an ordinary run takes the first. */
export const eachLanguage = <Language>(all: readonly Language[]): readonly Language[] => (isFull ? all : all.slice(0, 1))
