import { Hono } from 'hono'
import type { Exchange } from '../exchange.ts'
export function sitePages(_exchange: Exchange) { return new Hono() }
