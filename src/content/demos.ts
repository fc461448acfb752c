import { m } from '~/paraglide/messages'

/** The online demos by the value of `type` in their address (spec §2), in the order of the menu. */
export const demoNames = {
  antifraud: m.nav_demo_fraud,
  power: m.nav_demo_power,
  socialmarket: m.nav_demo_social,
  modulation: m.nav_demo_modulation
} as const

export type DemoType = keyof typeof demoNames
