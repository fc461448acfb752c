/**
 * Public holidays of mainland China by year, as the State Council announces them each November for the year after. A year that
 * is missing has its weekends only, so a due day near a holiday is then too early (docs/operations.md, «Working days»).
 *
 *     '2027': { off: ['2027-01-01'], working: ['2027-01-09'] }
 *
 * `off` has the days without work from Monday to Friday; a weekend among them does no harm. `working` has the Saturdays and
 * Sundays that are worked instead.
 */
export const holidays: Readonly<Record<string, { off: readonly string[]; working: readonly string[] }>> = {}
