import { PostgrestClient } from '@supabase/postgrest-js'
import { authHeaders, getAccessToken, serviceAddress } from './auth-client.ts'

async function profiles() {
  const token = await getAccessToken()
  const headers = { ...authHeaders, ...(token && { authorization: `Bearer ${token}` }) }
  return new PostgrestClient(serviceAddress('/rest/v1'), { headers }).from('user_profiles')
}

/** Throws when the change fails. */
export async function setFullName(userId: string, fullName: string): Promise<void> {
  const { error } = await (await profiles()).update({ full_name: fullName }).eq('user_id', userId)
  if (error) throw new Error(error.message)
}

/** The name in the user's own profile row; null where there is no row, or no name in it. Throws when the read fails. */
export async function findFullName(userId: string): Promise<string | null> {
  const { data, error } = await (await profiles()).select('full_name').eq('user_id', userId).single()
  if (error && error.code !== 'PGRST116') throw new Error(error.message)
  const name: unknown = (data as { full_name?: unknown } | null)?.full_name
  return typeof name === 'string' && name.trim() ? name : null
}
