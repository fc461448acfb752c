import { getTableColumns, is, or, type SQL, sql } from 'drizzle-orm'
import { type SQLiteColumn, type SQLiteColumnBuilderBase, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type FormFields, type PersonalField, personalOf, type StoredField } from '../../src/contract/forms/field'

/*
 * The texts of a database that belong to a person, and the fate of each when that person is erased (decision 068). A service
 * classifies every free text of its schema: one without a classification does not compile, and erasing, the export's test and the
 * canary test derive from it.
 */

/**
 * Fate of a text when its person is erased:
 *
 * - `personal`: typed by a person, or a description of them. Exported and erased
 * - `internal`: hashes, tokens and notes about a person. Erased, not exported
 * - `key`: the key of a submission. Replaced by the row's id, so that the same form can be sent again
 * - `expiring`: belongs to a person for a short time, after which the service removes the row. Not exported
 * - `kept`: stays by a rule that the privacy statement names. Exported
 * - `neutral`: written by us, such as an id, a version or a state. Stays
 */
export type Fate = 'personal' | 'internal' | 'key' | 'expiring' | 'kept' | 'neutral'

/** A table with content of the vendor or actions of authors: it has no data of visitors. */
export const ofVendor = 'of the vendor'

type ColumnsOf<Table extends SQLiteTable> = Table['_']['columns']

/** The columns of a table that can hold any text. A column with an enumeration cannot. */
type FreeTextOf<Table extends SQLiteTable> = {
  [Name in keyof ColumnsOf<Table>]: ColumnsOf<Table>[Name]['_']['columnType'] extends 'SQLiteText'
    ? string extends ColumnsOf<Table>[Name]['_']['data']
      ? Name
      : never
    : ColumnsOf<Table>[Name]['_']['columnType'] extends 'SQLiteTextJson'
      ? Name
      : never
}[keyof ColumnsOf<Table>]

/** The fate of every free text of a table. */
type FatesOf<Table extends SQLiteTable> = { readonly [Name in FreeTextOf<Table>]: Fate }

/** The fate of every free text of a schema, by the names of its tables and columns. */
export type Classification<Schema> = {
  readonly [Name in keyof Schema as Schema[Name] extends SQLiteTable ? Name : never]: Schema[Name] extends SQLiteTable
    ? typeof ofVendor | FatesOf<Schema[Name]>
    : never
}

/** Fates of a table by column name. */
export type Fates = Readonly<Record<string, Fate>>

/** The columns of a form: one for each field that is stored. */
export type Columns<Fields> = Readonly<Record<StoredField<Fields>, SQLiteColumnBuilderBase>>

type FormFates<Fields> = { readonly [Name in StoredField<Fields>]: 'personal' | 'neutral' }

/** The fates of a form's fields, in the columns of their names. */
export function fatesOf<Fields extends FormFields>(fields: Fields): FormFates<Fields>
export function fatesOf(fields: FormFields): Fates {
  const stored = Object.entries(fields).filter(([, { isPersonal, staff }]) => isPersonal || staff !== 'nowhere')
  return Object.fromEntries(stored.map(([name, { isPersonal }]) => [name, isPersonal ? 'personal' : 'neutral']))
}

/** The values of a form's personal fields in a row, for «download my data». */
export function personalIn<Fields extends FormFields, Row extends Readonly<Record<PersonalField<Fields>, unknown>>>(
  fields: Fields,
  row: Row
): Pick<Row, PersonalField<Fields>>
export function personalIn(fields: FormFields, row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(personalOf(fields).map((name) => [name, row[name]]))
}

/** A free text of a table with its fate. */
interface ClassifiedText {
  name: string
  column: SQLiteColumn
  fate: Fate
}

/** Whether the column can hold any text. */
export const isFreeText = ({ columnType, enumValues }: SQLiteColumn): boolean =>
  (columnType === 'SQLiteText' && !enumValues?.length) || columnType === 'SQLiteTextJson'

/** The free texts of a table with their fates. @throws Error for one without */
export function textsOf(table: SQLiteTable, fates: Fates): ClassifiedText[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    if (!isFreeText(column)) return []
    const fate = fates[name]
    if (!fate) throw new Error(`${name} is a text without a classification`)
    return [{ name, column, fate }]
  })
}

/** The tables of a schema that hold texts of persons, with the fates of these. */
export function personalTables(
  schema: Readonly<Record<string, unknown>>,
  classification: Readonly<Record<string, typeof ofVendor | Fates>>
): { table: SQLiteTable; fates: Fates }[] {
  return Object.entries(schema).flatMap(([name, table]) => {
    if (!is(table, SQLiteTable)) return []
    const fates = classification[name]
    if (!fates) throw new Error(`${name} is a table without a classification`)
    return fates === ofVendor ? [] : [{ table, fates }]
  })
}

/** The texts that erasing takes out of a row, each with the value that replaces it. */
function replacements(table: SQLiteTable, fates: Fates, id: SQLiteColumn | undefined) {
  return textsOf(table, fates).flatMap(({ name, column, fate }) => {
    if (fate === 'personal' || fate === 'internal') return [{ name, column, value: column.notNull ? sql`''` : sql`NULL` }]
    return fate === 'key' && id ? [{ name, column, value: sql`${id}` }] : []
  })
}

/**
 * The columns of an update that erases a row and keeps it.
 * @param id column whose value replaces the keys; without it they stay
 */
export const erasedColumns = (table: SQLiteTable, fates: Fates, id?: SQLiteColumn): Record<string, SQL> =>
  Object.fromEntries(replacements(table, fates, id).map(({ name, value }) => [name, value]))

/** The row has a text that `erasedColumns` would take out. */
export const hasTexts = (table: SQLiteTable, fates: Fates, id?: SQLiteColumn): SQL | undefined =>
  or(...replacements(table, fates, id).map(({ column, value }) => sql`${column} IS NOT ${value}`))
