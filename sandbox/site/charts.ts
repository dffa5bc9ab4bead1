import { Hono } from 'hono'
import type { Exchange } from '../exchange.ts'
export function chartPages(_exchange: Exchange) { return new Hono() }
