import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { visitor } from "./shell/me.svelte";
import { settings } from "./shell/settings.svelte";

await settings.begin();
void visitor.look();
mount(App, { target: document.getElementById("page")! });
