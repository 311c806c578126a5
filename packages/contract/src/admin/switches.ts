// Parts of the product that can be switched off.
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { reason } from './parts.ts'

export const switchNames = ['registration', 'assistant', 'purchases'] as const
export type SwitchName = (typeof switchNames)[number]

export const featureSwitch = z
  .object({
    name: z.enum(switchNames),
    is_on: z.boolean(),
    /** Null: never switched. */
    changed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeatureSwitch' })
export type FeatureSwitch = z.infer<typeof featureSwitch>

export const listSwitches = defineCall({
  method: 'GET',
  path: '/admin/switches',
  access: 'operator',
  summary: 'What is switched on and off',
  answer: { status: 200, json: z.object({ switches: z.array(featureSwitch) }).meta({ id: 'FeatureSwitches' }) },
})

export const setSwitch = defineCall({
  method: 'PUT',
  path: '/admin/switches/:name',
  access: 'operator',
  summary: 'Switch a part of the product on or off, in every process within seconds',
  params: z.object({ name: z.enum(switchNames) }),
  body: z.strictObject({ is_on: z.boolean(), reason }),
  answer: { status: 200, json: featureSwitch },
})
