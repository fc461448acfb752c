/** Constants of the editor (spec §9). Durations are milliseconds. */

/** States that can be undone to, the current one included, and the keystrokes or the time without one after which a step ends. */
export const historyLimits = { states: 20, keystrokes: 20, idle: 200 } as const

/** Time from the last change until a draft is stored, and from then until its message appears, which stays for as long again. */
export const draftTimes = { save: 500, message: 2_000 } as const

/** Rows and columns that the table picker shows at first and at most. */
export const pickerSizes = { first: 10, max: 20 } as const

/** Time for which a cell's border is held before the column can be dragged. */
export const columnDragDelay = 360
/** Narrowest and widest column, and the change by one press of a key, in pixels. */
export const columnWidths = { min: 40, step: 20, max: 2000 } as const

/** Spaces that the tab key inserts. */
export const tabSpaces = 4
