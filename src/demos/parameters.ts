import type { Parameter, ParameterValues } from './types'

export const defaultValues = (parameters: readonly Parameter[]): ParameterValues =>
  Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.default]))

/** @throws if the parameter is missing or no number: the page checks values against the declaration before a run */
export function numberIn(values: ParameterValues, name: string): number {
  const value = values[name]
  if (typeof value !== 'number') throw new Error(`The parameter ${name} is no number`)
  return value
}

export const textIn = (values: ParameterValues, name: string): string => String(values[name] ?? '')
